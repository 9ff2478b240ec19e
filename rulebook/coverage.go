package rulebook

// Cited is a scenario, for coverage: what it is and which rules it cites.
type Cited struct {
	File    string   `json:"file"`
	Line    int      `json:"line"`
	Name    string   `json:"name"`
	Rulings []string `json:"rulings"`
	Rules   []Number `json:"cites"`
}

// SectionCoverage says how much of a section scenarios cite.
type SectionCoverage struct {
	Number Number `json:"number"`
	Title  string `json:"title"`
	// Rules counts its rules and subrules, titles left out; Covered those cited.
	Rules   int `json:"rules"`
	Covered int `json:"covered"`
	// Missing are those that no scenario cites.
	Missing []Number `json:"missing"`
}

// Coverage says, section by section, which rules no scenario cites. A rule is
// covered if it is cited itself or by its subrules.
func Coverage(e *Edition, scenarios []Cited) []SectionCoverage {
	covered := map[Number]bool{}
	for _, s := range scenarios {
		for _, n := range s.Rules {
			covered[n], covered[n.Rule()] = true, true
		}
	}
	var all []SectionCoverage
	at := map[Number]int{}
	for _, s := range e.Sections() {
		at[s] = len(all)
		all = append(all, SectionCoverage{Number: s, Title: e.titles[s], Missing: []Number{}})
	}
	for _, r := range e.Rules {
		i, known := at[r.Number.Section()]
		if !known || e.Heading(r.Number) {
			continue
		}
		c := &all[i]
		c.Rules++
		if covered[r.Number] {
			c.Covered++
		} else {
			c.Missing = append(c.Missing, r.Number)
		}
	}
	return all
}

// Citing finds the scenarios that cite a rule or one under it.
func Citing(scenarios []Cited, n Number) []Cited {
	var all []Cited
	for _, s := range scenarios {
		for _, cited := range s.Rules {
			if cited.Under(n) {
				all = append(all, s)
				break
			}
		}
	}
	return all
}
