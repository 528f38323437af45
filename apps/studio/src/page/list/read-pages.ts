/** Rows of a file: what is read of a list, page by page. */
const most = 2_000;

interface Row {
  id: number | string;
}
interface Page<R> {
  items: readonly R[];
  total: number;
}

/** What a list has on all of its pages, or its first rows; what came on top meanwhile moves no row into the file twice. */
export async function readPages<R extends Row>(
  readPage: (page: number) => Promise<Page<R>>,
): Promise<{ rows: R[]; isWhole: boolean }> {
  const rows = new Map<R['id'], R>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await readPage(page);
    for (const row of items) if (rows.size < most) rows.set(row.id, row);
    const isWhole = items.length === 0 || rows.size >= total;
    if (isWhole || rows.size === most) return { rows: [...rows.values()], isWhole };
  }
}
