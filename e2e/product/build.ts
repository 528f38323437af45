/** Builds the front ends that changed, as `npm start` does. */
export async function build(): Promise<void> {
  const tool = (await import(new URL('../../tools/build.mjs', import.meta.url).href)) as {
    build(env: NodeJS.ProcessEnv): Promise<void>;
  };
  await tool.build(process.env);
}
