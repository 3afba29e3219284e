import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { Clock, X } from '#web/ui/icons/icons.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { menuItemClass } from '../../ui/menu.tsx'
import { useShell } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { useHref } from '../shell/use-href.ts'
import { Block } from './block.tsx'
import { resultsPath } from './category-path.ts'
import type { RecentSearch } from './state.ts'
import { words } from './words.ts'

export type RecentBlockProps = {
  /** `undefined` while they are on their way. */
  recent: readonly RecentSearch[] | undefined
  /** Forgets one, or all; without it the form itself is sent. */
  onForget?: (id?: string) => void
}

/** What was searched for last. Members may forget it; a guest's is kept by device, and only shown when there is some. */
export function RecentBlock({ recent, onForget }: RecentBlockProps) {
  const { language, member } = useShell()
  const say = words(language)
  if (!member && !recent?.length) return null
  const clear = member && recent && recent.length > 0 && (
    <ForgetForm onForget={onForget}>
      <Button type="submit" variant="quiet" size="sm">
        {say.clear}
      </Button>
    </ForgetForm>
  )
  return (
    <Block title={say.recent} action={clear}>
      {recent === undefined && <p className="text-muted">{say.recentLoading}</p>}
      {recent?.length === 0 && <p className="text-muted">{say.noRecent}</p>}
      <ul>
        {recent?.map(({ id, keyword }) => (
          <li key={id} className="flex items-center gap-1">
            <ShellLink path={resultsPath(keyword)} className={cx(menuItemClass(), 'min-w-0 flex-1')}>
              <Clock aria-hidden="true" className="text-muted" />
              <span className="min-w-0 wrap-anywhere">{keyword}</span>
            </ShellLink>
            {member && (
              <ForgetForm id={id} onForget={onForget}>
                <IconButton type="submit" label={say.forget(keyword)} icon={<X className="size-4" />} />
              </ForgetForm>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}

type ForgetFormProps = { id?: string; onForget?: (id?: string) => void; children: ReactNode }

function ForgetForm({ id, onForget, children }: ForgetFormProps) {
  const href = useHref()
  const send = (event: FormEvent) => {
    if (!onForget) return
    event.preventDefault()
    onForget(id)
  }
  return (
    <Form method="post" action={href('/suggestions')} onSubmit={send} preventScrollReset>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </Form>
  )
}
