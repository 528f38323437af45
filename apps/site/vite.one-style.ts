import type { Plugin } from 'vite';

const style = /"(assets\/shell-[^"]*\.css)"/;

/**
 * Every page has the shell's style sheet, which React Router links with a `#` behind its name. Lazy pieces
 * must call it the same: Vite would take it for another, and the first of them would have the page styled
 * anew. Stops the build should none of them ask for it any more.
 */
export function oneStyle(): Plugin {
  return {
    name: 'one-style',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asking = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(({ code }) => style.test(code));
        if (asking.length === 0) this.error('no piece asks for the style sheet');
        for (const chunk of asking) chunk.code = chunk.code.replace(style, '"$1#"');
      },
    },
  };
}
