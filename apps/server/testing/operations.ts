import type { Resource, ResourceAction } from '@xiongmao/api/resource';

const methods: Record<ResourceAction, readonly string[]> = {
  list: ['GET'],
  get: ['GET'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  remove: ['DELETE'],
};

/** What a resource answers to, as the document lists it: `PATCH /java/console/users/{id}`. */
export function operationsOf({
  office,
  name,
  actions,
  createMost,
  updateMost,
}: Resource): string[] {
  const many = createMost && actions.create ? [`POST /java/${office}/${name}/many`] : [];
  const changed = updateMost && actions.update ? methods.update : [];
  const each = (Object.keys(actions) as ResourceAction[]).flatMap((action) => {
    const path = `/java/${office}/${name}${action === 'list' || action === 'create' ? '' : '/{id}'}`;
    return methods[action].map((method) => `${method} ${path}`);
  });
  return [...each, ...many, ...changed.map((method) => `${method} /java/${office}/${name}/many`)];
}
