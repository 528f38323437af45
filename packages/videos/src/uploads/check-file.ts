import { videoLimits } from '@xiongmao/api/videos/rules';

/** By their names: browsers know the types of some. */
const endings = ['mp4', 'm4v', 'mov', 'mkv', 'webm', 'ts', 'mts', 'm2ts'];

/** For the browser's own dialog. */
export const acceptedFiles = ['video/*', ...endings.map((ending) => `.${ending}`)].join(',');

/** Why a file is not worth sending; a text under `upload.fault`. */
export type FileFault = 'notVideo' | 'empty' | 'tooLarge';

/** What is wrong with a file as far as its name and size tell; the server looks into it. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!endings.includes(ending)) return 'notVideo';
  if (size === 0) return 'empty';
  return size > videoLimits.bytes ? 'tooLarge' : null;
}
