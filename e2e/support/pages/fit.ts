import type { Locator, Page } from '@playwright/test';

/** What makes a page wider than its window: the innermost elements that stick out, with how many px; empty if none. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const range = document.createRange();
    // Texts may be wider than the element that they stand in.
    const over = (element: Element) => {
      range.selectNodeContents(element);
      const { left, right, width } = range.getBoundingClientRect();
      return width <= 1 ? 0 : Math.max(right - clientWidth, -left);
    };
    const isInner = (element: Element) => ![...element.children].some((child) => over(child) > 0);
    // What scrolls in a box of its own, or is cut off by one, makes nothing wider.
    const isInBox = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isInBox(parentElement);
    };
    return [
      `${scrollWidth - clientWidth} px`,
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => over(element) > 0 && isInner(element) && !isInBox(element))
        .map((element) => `${over(element).toFixed(1)} px: ${element.outerHTML.slice(0, 300)}`),
    ];
  });

/**
 * Texts that don't fit where they stand and are cut: what scrolls is left out, and what is shortened on purpose and
 * ends by a sign of it. With `words` those alone that it knows for the product's own, also where a name of something is
 * shortened.
 */
export async function cutTexts(page: Page, words?: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ words }) => {
      const isWord = words ? new RegExp(words) : null;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent!.trim();
        const parent = walker.currentNode.parentElement!;
        if (!text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        // Of what has a language of its own, somebody else is the author.
        const isOurs = parent.closest('[lang]') === document.documentElement;
        if (isWord && !(isOurs && isWord.test(text))) continue;
        range.selectNodeContents(walker.currentNode);
        const own = range.getBoundingClientRect();
        if (own.width === 0) continue;
        for (
          let box: Element | null = parent;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const style = getComputedStyle(box);
          const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = style;
          const edge = box.getBoundingClientRect();
          // For screen readers alone.
          if (clipPath !== 'none' || (edge.width <= 1 && edge.height <= 1)) break;
          if (/auto|scroll/.test(overflowX + overflowY)) break;
          // Lists of words may end early; what names something may not.
          const isShort = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
          if (isShort && !(isWord && box.matches('button,dt,th,label,legend,h2,h3'))) break;
          // The end of a row that wraps out of sight is left out whole.
          const isAway = own.top >= edge.bottom - 1 && style.flexWrap === 'wrap';
          if (isAway) break;
          const slack = 1.5;
          const isCutAcross =
            /hidden|clip/.test(overflowX) &&
            (own.left < edge.left - slack || own.right > edge.right + slack);
          const isCutDown =
            /hidden|clip/.test(overflowY) &&
            (own.top < edge.top - own.height * 0.3 || own.bottom > edge.bottom + own.height * 0.3);
          if (isCutAcross || isCutDown) {
            found.push(`${text.slice(0, 60)} | ${box.outerHTML.slice(0, 140)}`);
            break;
          }
          if (style.position === 'fixed') break;
        }
      }
      return [...new Set(found)];
    },
    { words: words?.source },
  );
}

/** Texts of at most so many lines that have more. */
export const clampedTexts = (within: Locator): Promise<string[]> =>
  within.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('*')]
      .filter((box) => getComputedStyle(box).webkitLineClamp !== 'none')
      .filter((box) => {
        // Letters may reach out of their line, by less than half of it.
        const line = Number.parseFloat(getComputedStyle(box).lineHeight);
        return box.scrollHeight > box.clientHeight + line / 2;
      })
      .map((box) => box.textContent!.trim()),
  );

/** Whether the last button of a page's header, by which one gets to all else, is whole in the window. */
export async function wayIn(page: Page): Promise<string> {
  const { x, width } = (await page.locator('body > header button').last().boundingBox())!;
  const isIn = x >= 0 && x + width <= page.viewportSize()!.width;
  return isIn ? 'in sight' : `from ${x} to ${x + width} px`;
}

/** Has a page's letters in so many times their size, as a browser's settings have: what counts in them goes by it, too. */
export async function sizeLetters(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * times, fixed: 13 * times };
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
}

export const enlargeLetters = (page: Page): Promise<void> => sizeLetters(page, 2);

/** What moves for longer than a frame. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect!.getComputedTiming();
      const target = (animation.effect as KeyframeEffect).target;
      const isLong = Number(duration) * Number(iterations) > 17;
      return isLong && animation.playState === 'running' && target
        ? [
            `${(animation as CSSAnimation).animationName ?? 'transition'}: ${target.outerHTML.slice(0, 120)}`,
          ]
        : [];
    }),
  );

/** What can have the focus without a sign of it. Of the many of a kind, as rows of a list, one. */
export async function withoutRing(page: Page): Promise<string[]> {
  // From here on the focus came by a key.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focusable = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
    const kinds = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      const kind = `${element.localName} ${element.className}`;
      if (element.checkVisibility() && !kinds.has(kind)) kinds.set(kind, element);
    }
    const ring = (element: Element | null) => {
      if (!element) return false;
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    };
    return [...kinds.values()].flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      const around = [element, element.parentElement, element.parentElement?.parentElement ?? null];
      const isSeen = around.some(ring) || [...(element.parentElement?.children ?? [])].some(ring);
      return isSeen ? [] : [element.outerHTML.slice(0, 200)];
    });
  });
}
