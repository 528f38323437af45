import { z } from 'zod';

export interface NumberField {
  path: readonly string[];
  /** The largest it takes. */
  most: number;
  /** A body that has this number there. */
  put(body: object, value: number): object;
}

interface Node {
  enum?: unknown[];
  const?: unknown;
  maximum?: number;
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  allOf?: Node[];
}

/** Where a schema of the contract has numbers, however deep. */
export function numbersIn(schema: z.ZodType | undefined): NumberField[] {
  if (!schema) return [];
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
  return fieldsIn(root).map(({ path, most }) => ({
    path,
    most,
    put: (body, value) => putAt(body, path, value) as object,
  }));
}

type Found = Pick<NumberField, 'path' | 'most'>;

function fieldsIn(node: Node): Found[] {
  const { maximum: most = Number.POSITIVE_INFINITY } = node;
  // One of a few.
  if (node.enum || node.const !== undefined) return [];
  if (node.type === 'integer' || node.type === 'number') return [{ path: [], most }];
  const below = (key: string, each: Node) =>
    fieldsIn(each).map(({ path, most }) => ({ path: [key, ...path], most }));
  return [
    ...[...(node.anyOf ?? []), ...(node.allOf ?? [])].flatMap(fieldsIn),
    ...Object.entries(node.properties ?? {}).flatMap(([key, each]) => below(key, each)),
    ...(node.items ? below('0', node.items) : []),
  ];
}

function putAt(at: unknown, [key, ...rest]: readonly string[], value: number): unknown {
  if (key === undefined) return value;
  if (Array.isArray(at) || (at === undefined && key === '0')) {
    const [first, ...others] = (at as unknown[]) ?? [];
    return [putAt(first, rest, value), ...others];
  }
  const held = (at ?? {}) as Record<string, unknown>;
  return { ...held, [key]: putAt(held[key], rest, value) };
}
