import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { cleanHtml, responsivePictures } from '#core/rich-text.ts'
import type { findPost, listPosts } from './store.posts.ts'

type Row = Awaited<ReturnType<typeof listPosts>>[number]
type PostDetail = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** The language a post is told in: the reader's where someone has written it so. */
const availableLanguage = ({ title, summary }: Row, language: Language): Language =>
  language === 'en' && title.en !== null && summary.en !== null ? 'en' : 'id'

/** A post as lists show it. */
export function postOf(row: Row, reader: Language) {
  const language = availableLanguage(row, reader)
  const { id, slug, kind, views, picture_id, picture_colour, category } = row
  return {
    id,
    slug,
    kind,
    views,
    picture_id,
    picture_colour,
    language,
    category: { ...category, name: category.name[reader] },
    title: row.title[language] ?? row.title.id,
    summary: row.summary[language] ?? row.summary.id,
    reading_minutes: row.reading_minutes[language] ?? row.reading_minutes.id,
    author: { name: row.author_name, role: row.author_role[reader] },
    image: pictureSource(picture_id, 1280, 'webp'),
    published_at: row.published_at.toISOString(),
  }
}

/** With its text, cleaned once more: what stands in the database may have come there in another way. */
export function postDetailOf(row: PostDetail, reader: Language) {
  const shown = postOf(row, reader)
  const languages: Language[] = row.body.en === null ? ['id'] : ['id', 'en']
  const body = responsivePictures(cleanHtml(row.body[shown.language] ?? row.body.id))
  return { ...shown, body, languages, updated_at: row.updated_at.toISOString() }
}
