import type { Resource, ResourceAction } from '@xiongmao/api/resource';

const methods: Record<ResourceAction, readonly string[]> = {
  list: ['GET'],
  get: ['GET'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  remove: ['DELETE'],
};

/** What a resource answers to, as the document lists it: `PATCH /java/console/users/{id}`. */
export function operationsOf({ office, name, actions }: Resource): string[] {
  return (Object.keys(actions) as ResourceAction[]).flatMap((action) => {
    const path = `/java/${office}/${name}${action === 'list' || action === 'create' ? '' : '/{id}'}`;
    return methods[action].map((method) => `${method} ${path}`);
  });
}
