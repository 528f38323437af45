/** Runs when the browser has nothing better to do, and after a second at the latest; answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/** The same once the page with all that it shows at first has loaded. */
export function whenLoaded(run: () => void): () => void {
  let stop: () => void = () => removeEventListener('load', begin);
  function begin(): void {
    stop = whenIdle(run);
  }
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => stop();
}
