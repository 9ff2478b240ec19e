package mutants

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const patch = `one is two

diff --git a/a.go b/a.go
--- a/a.go
+++ b/a.go
@@ -2,3 +2,3 @@ func one() int {
 func one() int {
-	return 1
+	return 2
 }
`

const source = "package a\nfunc one() int {\n\treturn 1\n}\n"

// tree is a root with one patch and one source.
func tree(t *testing.T, file, text string) string {
	t.Helper()
	root := t.TempDir()
	for name, content := range map[string]string{"corpus/mutants/" + file: text, "a.go": source} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(content), 0o644))
	}
	return root
}

func TestAPatchIsReadAndApplied(t *testing.T) {
	root := tree(t, "topic/ruling/two.patch", patch)
	found, err := Find(root, nil)
	require.NoError(t, err)
	require.Len(t, found, 1)
	m := found[0]
	assert.Equal(t, "topic/ruling", m.Ruling)
	assert.Equal(t, "two", m.Name())
	assert.Equal(t, "one is two", m.Misreading)
	for name, before := range map[string]string{
		"where it was": source,
		"moved down":   strings.Replace(source, "package a\n", "package a\n\n// more\n\n", 1),
	} {
		changed, err := m.Changes[0].Apply(before)
		require.NoError(t, err, name)
		assert.Equal(t, strings.Replace(before, "return 1", "return 2", 1), changed, name)
	}
	_, err = m.Changes[0].Apply("package a\nfunc one() int {\n\treturn 3\n}\n")
	assert.ErrorContains(t, err, "no longer applies")
	found, err = Find(root, []string{"topic/other"})
	require.NoError(t, err)
	assert.Empty(t, found)
}

func TestACorruptPatchIsNamed(t *testing.T) {
	for name, c := range map[string]struct{ file, text, says string }{
		"no words":     {"t/r/m.patch", strings.TrimPrefix(patch, "one is two\n\n"), "corpus/mutants/t/r/m.patch:1: the first line says the misreading in words"},
		"empty":        {"t/r/m.patch", "", "corpus/mutants/t/r/m.patch:1: the first line"},
		"no diff":      {"t/r/m.patch", "words only\n", "t/r/m.patch:1: no change of any file"},
		"no file":      {"t/r/m.patch", "words\n\n@@ -1,1 +1,1 @@\n-a\n+b\n", `t/r/m.patch:3: "@@ -1,1 +1,1 @@" is no header of a hunk in a file`},
		"changes none": {"t/r/m.patch", "words\n+++ b/a.go\n@@ -1,1 +1,1 @@\n a\n", "t/r/m.patch:3: this hunk changes nothing"},
		"misplaced":    {"m.patch", patch, "expected corpus/mutants/<topic>/<ruling>/<misreading>.patch"},
		"other ending": {"t/r/m.diff", patch, "expected corpus/mutants/<topic>/<ruling>/<misreading>.patch"},
	} {
		_, err := Find(tree(t, c.file, c.text), nil)
		assert.ErrorContains(t, err, c.says, name)
	}
}

func TestWhatIsAmissIsSaid(t *testing.T) {
	mutant := func(ruling, name string) *Mutant {
		return &Mutant{File: folder + "/" + ruling + "/" + name + ".patch", Ruling: ruling, Misreading: "a misreading"}
	}
	killed := &Result{Mutant: mutant("t/a", "killed"), Rulings: Verdicts{"t/a": "fail", "t/b": "error"}}
	elsewhere := &Result{Mutant: mutant("t/b", "elsewhere"), Rulings: Verdicts{"t/a": "fail"}}
	stale := &Result{Mutant: mutant("t/c", "stale"), Problem: "the patch no longer applies: a.go"}
	for name, c := range map[string]struct {
		results []*Result
		wanted  []string
		well    bool
		says    []string
	}{
		"all is well": {[]*Result{killed}, []string{"t/a"}, true, []string{"fail; also t/b", "1 mutants of 1 rulings, 1 noticed by the ruling that they misread"}},
		"survivor":    {[]*Result{elsewhere}, []string{"t/b"}, false, []string{"SURVIVES; also t/a", "elsewhere.patch: no scenario of t/b notices: a misreading"}},
		"stale":       {[]*Result{stale}, []string{"t/c"}, false, []string{"can't be judged", "stale.patch: the patch no longer applies: a.go"}},
		"no mutant":   {[]*Result{killed}, []string{"t/a", "t/z"}, false, []string{"t/z: no mutant misreads it"}},
	} {
		var out strings.Builder
		assert.Equal(t, c.well, Report(&out, c.results, c.wanted), name)
		for _, says := range c.says {
			assert.Contains(t, out.String(), says, name)
		}
	}
}

func TestAMutantThatCannotBeBuiltIsNamed(t *testing.T) {
	stale := strings.Replace(patch, "return 1", "return 7", 1)
	for name, c := range map[string]struct{ text, says string }{
		"stale": {stale, "the patch no longer applies: a.go has no such lines as at 2"},
		"gone":  {strings.ReplaceAll(patch, "a.go", "b.go"), "the patch no longer applies"},
		"no Go": {strings.Replace(patch, "+	return 2", "+	return \"two\"", 1), "it doesn't build"},
	} {
		root := tree(t, "t/r/m.patch", c.text)
		found, err := Find(root, nil)
		require.NoError(t, err, name)
		r := judge(context.Background(), root, t.TempDir(), found[0], nil)
		assert.Contains(t, r.Problem, c.says, name)
		assert.False(t, r.Killed(), name)
	}
}

// A patch that no longer fits the sources, or is no patch, is noticed before
// anybody builds it.
func TestTheProductsPatchesApply(t *testing.T) {
	all, err := Find("..", nil)
	require.NoError(t, err)
	require.NotEmpty(t, all)
	for _, m := range all {
		for _, c := range m.Changes {
			text, err := os.ReadFile(filepath.Join("..", c.File))
			if !assert.NoError(t, err, m.File) {
				continue
			}
			_, err = c.Apply(string(text))
			assert.NoError(t, err, m.File)
		}
	}
}
