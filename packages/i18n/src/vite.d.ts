/** What `load.ts` uses of Vite; the apps bring the whole of it with `vite/client`. */
interface ImportMeta {
  glob<Module>(
    pattern: string | string[],
    options: { import: 'default' },
  ): Record<string, () => Promise<Module>>;
}
