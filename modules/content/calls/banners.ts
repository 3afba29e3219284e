import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { pictureSource } from '#core/pictures.ts'
import type * as contract from '../contract.ts'
import { leadsFor } from '../rules/fill.ts'
import { listBanners } from '../store.ts'

export async function banners({ db, tenant, language, now }: AnyoneCtx): Promise<Output<typeof contract.banners>> {
  const rows = await listBanners(db, tenant.id, now)
  const isOpen = leadsFor(tenant.feature_flag)
  return rows
    .filter(({ path }) => isOpen(path))
    .map((row) => ({
      ...row,
      title: row.title[language],
      image: pictureSource(row.picture_id, 1280, 'webp'),
    }))
}
