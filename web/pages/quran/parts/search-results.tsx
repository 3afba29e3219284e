import { SearchX } from '#web/ui/icons/icons.ts'
import { Arabic } from '../../../components/quran/arabic.tsx'
import { ArabicPieces, Pieces } from '../../../components/quran/pieces.tsx'
import { PathAnchor, ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import type { Quran } from '../load.server.ts'
import type { SearchResult } from '../search.server.ts'
import { ChapterList } from './chapter-list.tsx'

type SearchResultsProps = { result: SearchResult; query: string; say: Quran['say'] }

/** What a search has found: places by number, chapters by name, verses by words. */
export function SearchResults({ result, query, say }: SearchResultsProps) {
  const isFirst = result.page === 1
  const isNothing = result.places.length + result.chapters.length + result.total === 0
  return (
    <section aria-labelledby="found" className="flex flex-col gap-6">
      <h2 id="found" className="break-words text-xl" aria-live="polite">
        {result.title}
      </h2>
      {isNothing && <Nothing say={say} />}
      {isFirst && result.places.length > 0 && <Places places={result.places} title={say.places} />}
      {isFirst && result.chapters.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="text-lg">{say.matchingChapters}</h3>
          <ChapterList chapters={result.chapters} />
        </div>
      )}
      {result.total > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="text-lg">{result.verses_title}</h3>
          <ul className="flex flex-col gap-3">
            {result.verses.map((verse) => (
              <VerseResult key={verse.key} verse={verse} />
            ))}
          </ul>
          <Pagination
            label={say.pages}
            page={result.page}
            lastPage={result.last_page}
            href={(page) => `/quran?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`}
            words={{ previous: say.previous, next: say.next, page: String }}
            link={PathAnchor}
          />
        </div>
      )}
    </section>
  )
}

function Nothing({ say }: { say: Quran['say'] }) {
  const way = (
    <ShellLink path="/quran" className={buttonClass({ variant: 'secondary' })}>
      {say.chapters}
    </ShellLink>
  )
  return <EmptyState icon={<SearchX />} title={say.none} text={say.noneText} headingLevel="h3" action={way} />
}

function Places({ places, title }: { places: SearchResult['places']; title: string }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-3">
        {places.map(({ label, text, path }) => (
          <li key={label}>
            <ShellLink
              reloadDocument
              path={path}
              className="flex flex-col rounded-md border border-brand bg-brand-soft px-4 py-3 text-ink no-underline hover:shadow-raised"
            >
              <span className="font-semibold text-brand-text">{label}</span>
              <span className="text-sm">{text}</span>
            </ShellLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function VerseResult({ verse }: { verse: SearchResult['verses'][number] }) {
  const { name, path, field, pieces, arabic, translation } = verse
  const marked = <Pieces pieces={pieces} />
  const isTranslated = field === 'indonesian' || field === 'english'
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-paper p-4">
      <ShellLink reloadDocument path={path} className={`${linkClass()} self-start font-semibold`}>
        {name}
      </ShellLink>
      <p lang="ar" dir="rtl" className="quran-arabic text-2xl leading-[2.1]">
        {field === 'arabic' ? <ArabicPieces pieces={pieces} /> : <Arabic text={arabic} />}
      </p>
      {field === 'latin' && (
        <p lang="ar-Latn" className="text-brand-text">
          {marked}
        </p>
      )}
      <p lang={field === 'english' ? 'en' : field === 'indonesian' ? 'id' : undefined}>
        {isTranslated ? marked : translation}
      </p>
    </li>
  )
}
