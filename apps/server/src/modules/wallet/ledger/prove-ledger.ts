import { type SQL, sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** Something that must never be, and where. */
export interface Violation {
  /** Of a rule of the ledger; readers see it in their language. */
  name?: string;
  /** The rule in words. */
  rule: string;
  what: string;
}

/** What must hold: `query` answers the rows that break it, each told in `what`. */
export interface LedgerRule {
  /** Its words in the console are `proofRule.<name>`. */
  name: string;
  rule: string;
  query: SQL;
}

/** What must hold of the ledger by itself; domains that use it add rules of their own (app.ts). */
export const walletLedgerRules: readonly LedgerRule[] = [
  {
    name: 'entriesSumToZero',
    rule: 'all entries sum to zero',
    query: sql`select 'sum ' || sum(amount) as what from ledger_entry having sum(amount) <> 0`,
  },
  {
    name: 'transferHasTwoEntries',
    rule: 'a transfer has two entries, of its amount, on its accounts',
    query: sql`select 'transfer ' || t.id as what from transfer t
      left join ledger_entry e on e.transfer_id = t.id
      group by t.id, t.debit_id, t.credit_id, t.amount
      having count(e.id) <> 2
        or sum(e.amount) filter (where e.account_id = t.debit_id) is distinct from -t.amount
        or sum(e.amount) filter (where e.account_id = t.credit_id) is distinct from t.amount`,
  },
  {
    name: 'entryHasTransfer',
    rule: 'an entry belongs to a transfer',
    query: sql`select 'entry ' || e.id as what from ledger_entry e
      left join transfer t on t.id = e.transfer_id where t.id is null`,
  },
  {
    name: 'balanceEqualsEntries',
    rule: 'a balance equals its entries',
    query: sql`select 'account ' || a.id || ': ' || a.balance || ' + ' || coalesce(p.sum, 0)
        || ' pending, entries ' || coalesce(e.sum, 0) as what
      from ledger_account a
      left join (select account_id, sum(amount) as sum from ledger_entry group by 1) e
        on e.account_id = a.id
      left join (select account_id, sum(amount) as sum from ledger_pending group by 1) p
        on p.account_id = a.id
      where a.balance + coalesce(p.sum, 0) <> coalesce(e.sum, 0)`,
  },
  {
    name: 'nothingBelowZero',
    rule: 'no wallet is below zero, and no account that only passes gold on',
    query: sql`select 'account ' || a.id || ' (' || a.kind || '): ' || coalesce(sum(e.amount), 0) as what
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      where a.kind not in ('bonus', 'recharge') group by a.id, a.kind
      having coalesce(sum(e.amount), 0) < 0`,
  },
  {
    name: 'entriesFollow',
    rule: "a wallet's entries follow one another",
    query: sql`select 'entry ' || id as what from (
        select e.id, e.before, e.after, e.amount,
          sum(e.amount) over (partition by e.account_id order by e.id) as sum
        from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'user'
      ) chain
      where before is null or after is distinct from before + amount or after is distinct from sum`,
  },
  {
    name: 'escrowHasHeld',
    rule: 'escrow has what is held',
    query: sql`select 'escrow ' || escrow || ', held ' || held as what from (
        select coalesce((select sum(e.amount) from ledger_entry e
            join ledger_account a on a.id = e.account_id where a.kind = 'escrow'), 0) as escrow,
          coalesce((select sum(amount) from hold where state = 'held'), 0) as held
      ) sums where escrow <> held`,
  },
  {
    name: 'reversalFits',
    rule: 'what a transfer gives back was taken by the one it names',
    query: sql`select 'transfer ' || r.id as what from transfer r
      left join transfer t on t.id = r.reverses_id
      where r.reverses_id is not null
        and (r.debit_id, r.credit_id, r.amount) is distinct from (t.credit_id, t.debit_id, t.amount)`,
  },
  {
    name: 'holdGivesNoMore',
    rule: 'what comes back of a hold is never more than what went into it',
    query: sql`select 'hold ' || h.id as what from hold h
      join transfer held on held.id = h.transfer_id
      left join (
        select split_part(key, ':', 2)::bigint as id,
          count(*) filter (where split_part(key, ':', 3) = 'release')
            - count(*) filter (where split_part(key, ':', 3) = 'again') as out
        from transfer where key like 'hold:%' group by 1
      ) given on given.id = h.id
      where held.amount <> h.amount or held.debit_id <> h.account_id
        or coalesce(given.out, 0) <> (h.state = 'released')::int`,
  },
  {
    name: 'rechargeHasGold',
    rule: 'a paid recharge has its gold, once, and no other has any',
    query: sql`select 'payment ' || p.id as what from payment p
      left join transfer t on t.key = 'recharge:' || p.id
      where (p.state = 'paid') <> (t.id is not null) or (t.id is not null and t.amount <> p.gold)`,
  },
];

/** Every violation of the rules, read in one snapshot. */
export async function proveLedger(
  db: Database,
  rules: readonly LedgerRule[],
): Promise<{ transfers: number; violations: Violation[] }> {
  return db.transaction(
    async (tx) => {
      const violations: Violation[] = [];
      for (const { name, rule, query } of rules) {
        for (const { what } of await rows(tx, { what: text }, query)) {
          violations.push({ name, rule, what });
        }
      }
      const [counted] = await rows(
        tx,
        { transfers: int },
        sql`select count(*) as transfers from transfer`,
      );
      return { transfers: counted!.transfers, violations };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
