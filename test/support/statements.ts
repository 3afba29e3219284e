import pg from 'pg'

/**
 * How the listing index is refreshed (modules/search/engine/listing-index.ts): by the clock, for all who read. Whose request it
 * falls into is chance.
 */
const listingIndexRefresh =
  /from pg_stat_activity|from "listing_changes"|"listings"\."changed_at" >|"listings" from "search_words"/

/** The numbers of a day are cached for seconds (modules/dated-rules/load.ts): whose request reads them is chance too. */
const datedRulesRead = /from "dated_rules"/

/** What PostgreSQL was asked while `work` ran, in order; the begin and end of transactions included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      statements.push(String(args[0]?.text ?? args[0]))
      return Reflect.apply(target, client, args)
    },
  })
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements.filter((statement) => !listingIndexRefresh.test(statement) && !datedRulesRead.test(statement))
}
