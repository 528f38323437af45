const shownMs = 4_000;
const looks = { good: 'border-win', bad: 'border-loss' };

let region: HTMLElement | undefined;

/** Where toasts stand: over everything, in nobody's way, read out when they come. */
function openRegion(): HTMLElement {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.role = 'status';
    region.popover = 'manual';
    region.className =
      'pointer-events-none fixed inset-x-0 top-16 bottom-auto m-auto w-max max-w-[calc(100vw-2rem)] space-y-2 bg-transparent';
    document.body.append(region);
  }
  // Shown anew with each toast: above a dialog that opened since.
  region.hidePopover();
  region.showPopover();
  return region;
}

/** Says for four seconds what has happened; what failed is `bad`. */
export function toast(text: string, look: keyof typeof looks = 'good'): void {
  const box = openRegion();
  const line = document.createElement('p');
  line.textContent = text;
  line.className = `mx-auto w-fit rounded-lg border-s-4 bg-ink px-4 py-2 text-sm text-page shadow-lg ${looks[look]}`;
  for (const other of box.children) if (other.textContent === text) other.remove();
  box.append(line);
  setTimeout(() => {
    line.remove();
    if (box.childElementCount === 0) box.hidePopover();
  }, shownMs);
}
