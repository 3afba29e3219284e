import { Bookmark, BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verse } from '#modules/worship/rules/quran/divisions.ts'
import { mergeMarks, noMarks } from '#modules/worship/rules/quran/marks.ts'
import { useMarkSync } from '../../../components/quran/use-mark-sync.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { Quran } from '../load.server.ts'

const fewMarks = 6

/** Where one has read last, and verses put aside: of this browser, and of the account where there is one. */
export function MarksPanel({ quran: { chapters, account, say } }: { quran: Quran }) {
  const { bookmarks, last_read } = mergeMarks(useMarkSync(), account ?? noMarks)
  const kept = bookmarks.filter((mark) => !mark.is_removed)
  const placeOf = ({ chapter, verse }: Verse) => {
    const found = chapters[chapter - 1]
    return { path: `${found?.path ?? '/quran'}#v${verse}`, label: `${found?.name ?? ''}, ${say.verseOf} ${verse}` }
  }
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Panel id="last-read" title={say.lastRead} icon={<BookOpen aria-hidden="true" className="size-5" />}>
        {last_read ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold text-lg">{placeOf(last_read).label}</p>
            <ShellLink reloadDocument path={placeOf(last_read).path} className={buttonClass({ size: 'sm' })}>
              {say.goOn}
            </ShellLink>
          </div>
        ) : (
          <p className="text-muted">{say.noLast}</p>
        )}
      </Panel>
      <Panel id="bookmarks" title={say.bookmarks} icon={<Bookmark aria-hidden="true" className="size-5" />}>
        {kept.length > 0 ? (
          <Kept places={kept.map(placeOf)} more={say.allBookmarks} />
        ) : (
          <p className="text-muted">{say.noBookmarks}</p>
        )}
        <p className="text-muted text-sm">{account ? say.keptAccount : say.kept}</p>
      </Panel>
    </div>
  )
}

function Panel({ id, title, icon, children }: { id: string; title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-h-36 flex-col gap-3 rounded-lg border border-line bg-paper p-4">
      <h2 id={id} className="flex items-center gap-2 text-brand-text text-lg">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  )
}

type Place = { path: string; label: string }

function Kept({ places, more }: { places: readonly Place[]; more: string }) {
  const rest = places.slice(fewMarks)
  return (
    <>
      <Chips places={places.slice(0, fewMarks)} />
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
