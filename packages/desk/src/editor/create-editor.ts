import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { yamlFrontmatter, yamlLanguage } from '@codemirror/lang-yaml';
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { DeskProblem } from '@showroom/api-contract/desk-content';
import { phrases } from './phrases.data.ts';

type Given = {
  parent: HTMLElement;
  source: string;
  onChange: (source: string) => void;
  onSave: () => void;
};

export type SourceEditor = {
  /** Puts another text in, as one step that can be undone. */
  replace: (source: string) => void;
  mark: (problems: readonly DeskProblem[]) => void;
  showLine: (line: number) => void;
  destroy: () => void;
};

const look = EditorView.theme({
  '&': { fontSize: '14px', height: 'min(75vh, 900px)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '&.cm-focused': { outline: '2px solid currentColor', outlineOffset: '-2px' },
});

/** An editor of Markdown with a YAML head. Tab leaves it, as a keyboard must find its way out. */
export function createEditor({ parent, source, onChange, onSave }: Given): SourceEditor {
  const save = {
    key: 'Mod-s',
    preventDefault: true,
    run: () => {
      onSave();
      return true;
    },
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        syntaxHighlighting(defaultHighlightStyle),
        // Fences are blocks: their body is YAML, whatever they are called.
        yamlFrontmatter({ content: markdown({ codeLanguages: () => yamlLanguage }) }),
        lintGutter(),
        keymap.of([save, ...defaultKeymap, ...historyKeymap, ...searchKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Текст в\u00a0Markdown', spellcheck: 'true', lang: 'ru' }),
        EditorState.phrases.of(phrases),
        look,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  const lineAt = (line: number) => view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  return {
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    mark: (problems) => {
      const marks = problems.map(({ line, text }): Diagnostic => {
        const { from, to } = lineAt(line);
        return { from, to, severity: 'error', message: text };
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    showLine: (line) => {
      const { from } = lineAt(line);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
