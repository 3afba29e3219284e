import { ChevronLeft, ChevronRight } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { ChapterShown } from '../load.server.ts'

/** The chapters before and after. Whole page loads, so that they open without a network once they are saved. */
export function Neighbours({ chapter: { previous, next, say } }: { chapter: ChapterShown }) {
  return (
    <nav aria-label={say.all} className="flex flex-wrap items-center justify-between gap-3 py-2">
      {previous && (
        <ShellLink reloadDocument rel="prev" path={previous.path} className={buttonClass({ variant: 'secondary' })}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span>
            <span className="sr-only">{say.previous}</span> {previous.name}
          </span>
        </ShellLink>
      )}
      <ShellLink reloadDocument path="/quran" className={linkClass()}>
        {say.all}
      </ShellLink>
      {next && (
        <ShellLink reloadDocument rel="next" path={next.path} className={buttonClass({ variant: 'secondary' })}>
          <span>
            <span className="sr-only">{say.next}</span> {next.name}
          </span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </ShellLink>
      )}
    </nav>
  )
}
