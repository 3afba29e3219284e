import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { pictureSource } from '#core/pictures.ts'
import type * as contract from '../contract.ts'
import { listGallery } from '../store.ts'

type Call = typeof contract.galleries

export async function galleries({ db, tenant, language }: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const rows = await listGallery(db, tenant.id, { limit: input.limit + 1, offset: offsetOf(input) })
  const items = rows.slice(0, input.limit).map((row) => ({
    ...row,
    title: row.title[language],
    image: pictureSource(row.picture_id, 960, 'webp'),
    taken_at: row.taken_at.toISOString(),
  }))
  return { items, is_show_more: rows.length > input.limit }
}
