import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { type ShownPicture, SitePicture } from '../../../components/site-picture.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { Say } from './say.ts'

type GoalView = { name: string; price: string; about?: string | undefined; picture?: ShownPicture | undefined }
type GoalBarProps = { goal: GoalView; say: Say; changePath: string }

/** What the plan is for, above every step that follows. */
export function GoalBar({ goal: { name, price, about, picture }, say, changePath }: GoalBarProps) {
  return (
    <div className="card card-flat flex items-center gap-3 p-3 sm:gap-4 sm:p-4">
      {picture && (
        <SitePicture
          {...picture}
          shape="card"
          alt=""
          sizes="5rem"
          widest={480}
          className="w-16 shrink-0 overflow-hidden rounded-md sm:w-20"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold leading-snug">{name}</p>
          {about && <p className="line-clamp-1 text-muted text-sm max-sm:hidden">{about}</p>}
        </div>
        <p className="shrink-0 sm:text-end">
          <span className="money font-bold text-brand-text sm:text-xl">{price}</span>{' '}
          <span className="whitespace-nowrap text-muted text-sm sm:block">{say.perPerson}</span>
        </p>
      </div>
      <ShellLink path={changePath} className={`${linkClass()} link-row shrink-0 print:hidden`}>
        {say.change}
      </ShellLink>
    </div>
  )
}
