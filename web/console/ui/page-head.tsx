import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { useWords } from '../use-shell.ts'
import { ConsoleAnchor } from './console-anchor.tsx'
import { words } from './words.ts'

type PageHeadProps = {
  title: string
  /** One line under it: what the page is for, or how things stand. */
  text?: ReactNode
  /** The way here, with the page itself last; for pages below another. */
  crumbs?: readonly Crumb[]
  /** A state beside the title. */
  badge?: ReactNode
  /** What can be done from here. */
  actions?: ReactNode
}

/** The head of a page of the console: where one is, what it is called, and what can be done. */
export function PageHead({ title, text, crumbs, badge, actions }: PageHeadProps) {
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-1">
      {crumbs && <Breadcrumbs label={say.crumbs} crumbs={crumbs} link={ConsoleAnchor} className="-mt-3" />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 max-w-prose flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
            {badge}
          </div>
          {text && <p className="text-muted">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
