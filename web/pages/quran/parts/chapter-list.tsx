import { Star } from '../../../components/quran/star.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import type { ChapterShown } from '../load.server.ts'

/** Chapters as cards. Whole page loads, so that they open without a network once they are saved. */
export function ChapterList({ chapters }: { chapters: readonly ChapterShown[] }) {
  const href = useHref()
  return (
    <ol className="grid grid-cols-1 gap-3 pd:grid-cols-2 lg:grid-cols-3">
      {chapters.map((chapter) => (
        <li key={chapter.number} className="min-w-0">
          <a
            href={href(chapter.path)}
            className="flex h-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-paper p-4 text-ink no-underline transition duration-150 hover:border-brand hover:shadow-raised"
          >
            <Star number={chapter.number} />
            <span className="flex min-w-0 flex-1 basis-32 flex-col">
              <span className="font-semibold text-lg leading-snug">{chapter.name}</span>
              <span className="text-sm">{chapter.meaning}</span>
              <span className="text-muted text-sm">{chapter.facts}</span>
            </span>
            <span lang="ar" dir="rtl" className="quran-name ms-auto text-2xl text-brand-text">
              {chapter.arabic}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
