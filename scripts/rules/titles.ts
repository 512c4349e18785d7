import ts from 'typescript';

const TESTS: ReadonlySet<string> = new Set(['test', 'it', 'describe']);
/** Tests that do not run cover nothing. */
const SILENT: ReadonlySet<string> = new Set(['skip', 'todo']);

/** The titles of all tests and groups of tests in a source file, without those that are skipped. */
export function titlesIn(source: string, fileName: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = calleeWords(node.expression);
      if (TESTS.has(words[0])) {
        if (words.some((word) => SILENT.has(word))) return;
        if (node.arguments.length > 0) titles.push(...literalText(node.arguments[0]));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest));
  return titles;
}

/** The names in a callee: `test.each([…])` gives `test`, `each`; a call through anything else gives nothing. */
function calleeWords(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

/** What stands literally in a title: strings, the fixed parts of templates, and sums of both. */
function literalText(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (ts.isTemplateExpression(title)) return [title.head.text, ...title.templateSpans.map((span) => span.literal.text)];
  if (ts.isBinaryExpression(title)) return [...literalText(title.left), ...literalText(title.right)];
  return [];
}
