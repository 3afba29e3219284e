import type { Db } from '#core/context.ts'
import { type DoaQuery, findDoa } from '../rules/doa.ts'
import { listDoaReviews } from '../store.doa.ts'
import { deskRow } from './desk-view.ts'

type DeskQuery = DoaQuery & { review?: string | undefined; sort: string }
type Row = ReturnType<typeof deskRow>

const byTitle = (a: Row, b: Row): number => a.title.id.localeCompare(b.title.id, 'id')

/** The texts stand in the code, some dozens of them: list and file are made of all at once. */
export async function deskList(db: Db, { review, sort, ...query }: DeskQuery): Promise<Row[]> {
  const reviews = new Map((await listDoaReviews(db)).map((one) => [one.doa_id, one]))
  const rows = findDoa(query)
    .map((doa) => deskRow(doa, reviews.get(doa.id)))
    .filter((row) => review === undefined || row.review.state === review)
  return sort === 'title' ? rows.toSorted(byTitle) : rows
}
