import { Hourglass } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Way = { label: string; path: string }
export type NoOrderProps = { title: string; text: string; first: Way; second?: Way | undefined }

/** Nothing here to go on with: why, and what to do next. */
export function NoOrder({ title, text, first, second }: NoOrderProps) {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<Hourglass />}
      title={title}
      text={text}
      action={
        <>
          <ShellLink path={first.path} className={buttonClass()}>
            {first.label}
          </ShellLink>
          {second && (
            <ShellLink path={second.path} className={buttonClass({ variant: 'secondary' })}>
              {second.label}
            </ShellLink>
          )}
        </>
      }
    />
  )
}
