import type { Verse } from '#modules/worship/rules/quran/divisions.ts'
import type { Marks } from '#modules/worship/rules/quran/marks.ts'
import { Bookmark, BookOpen } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Quran } from '../load.server.ts'

const previewCount = 6

type MarksProps = { quran: Quran; marks: Marks }

const placeIn = ({ chapters, say }: Quran, { chapter, verse }: Verse) => {
  const chapterInfo = chapters[chapter - 1]
  return {
    path: `${chapterInfo?.path ?? '/quran'}#v${verse}`,
    label: `${chapterInfo?.name ?? ''}, ${say.verseOf} ${verse}`,
  }
}

const panelClass = 'flex rounded-lg border border-line bg-paper'

/** Where one has read last, in one line: the list of chapters stands below it on the first screen of a phone. */
export function LastRead({ quran, marks: { last_read } }: MarksProps) {
  const { say } = quran
  const place = last_read && placeIn(quran, last_read)
  return (
    <section
      aria-labelledby="last-read"
      className={`${panelClass} min-h-15 flex-wrap items-center gap-x-3 px-3 py-1 md:px-4`}
    >
      <h2 id="last-read" className="flex items-center gap-2 text-base text-brand-text md:text-lg">
        <BookOpen aria-hidden="true" className="size-5 shrink-0" />
        {say.lastRead}
      </h2>
      {place ? (
        <>
          <p className="me-auto min-w-0 font-semibold">{place.label}</p>
          <ShellLink reloadDocument path={place.path} className={buttonClass({ size: 'sm' })}>
            {say.goOn}
          </ShellLink>
        </>
      ) : (
        <p className="text-muted text-sm">{say.noLast}</p>
      )}
    </section>
  )
}

/** Verses put aside: of this browser, and of the account where there is one. */
export function Bookmarks({ quran, marks }: MarksProps) {
  const { say, account } = quran
  const bookmarks = marks.bookmarks.filter((mark) => !mark.is_removed)
  return (
    <section aria-labelledby="bookmarks" className={`${panelClass} min-h-36 flex-col gap-3 p-4`}>
      <h2 id="bookmarks" className="flex items-center gap-2 text-brand-text text-lg">
        <Bookmark aria-hidden="true" className="size-5" />
        {say.bookmarks}
      </h2>
      {bookmarks.length > 0 ? (
        <BookmarkList places={bookmarks.map((mark) => placeIn(quran, mark))} more={say.allBookmarks} />
      ) : (
        <p className="text-muted">{say.noBookmarks}</p>
      )}
      <p className="text-muted text-sm">{account ? say.savedInAccount : say.savedInBrowser}</p>
    </section>
  )
}

type Place = { path: string; label: string }

function BookmarkList({ places, more }: { places: readonly Place[]; more: string }) {
  const rest = places.slice(previewCount)
  return (
    <>
      <Chips places={places.slice(0, previewCount)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-brand-text">{more}</summary>
          <Chips places={rest} />
        </details>
      )}
    </>
  )
}

const Chips = ({ places }: { places: readonly Place[] }) => (
  <ul className="flex flex-wrap gap-2">
    {places.map(({ path, label }) => (
      <li key={path}>
        <ShellLink
          reloadDocument
          path={path}
          className="inline-flex min-h-11 items-center rounded-full bg-brand-soft px-4 py-1 font-semibold text-brand-text text-sm no-underline hover:underline"
        >
          {label}
        </ShellLink>
      </li>
    ))}
  </ul>
)
