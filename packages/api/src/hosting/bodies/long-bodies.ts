import type { IncomingMessage } from 'node:http';
import { uploadPath } from '../served-paths.ts';

/** Whether a request brings a file, which may take hours. */
export const isLongBody = ({ method, url }: IncomingMessage): boolean =>
  method === 'PATCH' && !!url?.startsWith(uploadPath);
