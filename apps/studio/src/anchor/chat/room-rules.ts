import { callQuery } from '@xiongmao/api/react';
import { api } from '../../api.ts';

/** The rules of one's room, and who keeps the peace there. */
export const roomRules = callQuery(api, 'GET /chatroom/rules', {});
