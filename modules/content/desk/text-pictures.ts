import type { Db } from '#core/context.ts'
import { describePictures, picturesIn } from '#core/rich-text.ts'
import { listPictures } from '#database/pictures.ts'

type Body = { id: string; en: string | null }

/** A text whose pictures are described in its own language, and the languages whose text shows one that is not there. */
export async function withPictures(db: Db, body: Body) {
  const ids = [...new Set([...picturesIn(body.id), ...picturesIn(body.en ?? '')])]
  const stored = ids.length === 0 ? [] : await listPictures(db, ids)
  const described = (language: 'id' | 'en') =>
    new Map(
      stored.map(({ alt_id, alt_en, ...picture }) => [
        picture.id,
        { ...picture, alt: { id: alt_id, en: alt_en }[language] },
      ]),
    )
  const isShort = (html: string) => picturesIn(html).some((id) => !stored.some((picture) => picture.id === id))
  return {
    body: {
      id: describePictures(body.id, described('id')),
      en: body.en === null ? null : describePictures(body.en, described('en')),
    },
    missing: (['id', 'en'] as const).filter((language) => isShort(body[language] ?? '')),
  }
}
