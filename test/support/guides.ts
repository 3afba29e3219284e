import { newId } from '#core/ids.ts'
import { findGuide } from '#modules/content/store.guides.ts'
import { pages } from '#modules/content/tables.ts'
import type { TestApp } from './test-app.ts'

type Wish = Partial<typeof pages.$inferInsert>

/** A guide that all brands share, unless told otherwise. */
export async function aGuide({ application }: TestApp, wish: Wish = {}) {
  const id = newId()
  const row = {
    id,
    tenant_id: null,
    slug: `panduan-${id}`,
    kind: 'guide' as const,
    topic: 'umrah' as const,
    path: '/panduan',
    title: { id: `Ihram ${id.slice(-6)}`, en: `Ihram in English ${id.slice(-6)}` },
    summary: { id: 'Ringkasan', en: 'Summary' },
    body: { id: '## Niat\n\nIsi panduan.', en: '## Intention\n\nThe guide.' },
    picture_id: 'kaaba-1-card',
    related: [],
    minutes: 1,
    version: '1.0',
    dated_on: '2026-11-01',
    position: 1,
    ...wish,
  }
  await application.db.insert(pages).values(row)
  return row
}

export async function guideDigest({ application }: TestApp, id: string): Promise<string> {
  const guide = await findGuide(application.db, [{ kind: 'platform' }], id)
  return guide?.digest ?? ''
}
