import { BookOpen } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Missing as Words } from '../load.server.ts'

export function Missing({ say }: { say: Words }) {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<BookOpen />}
      title={say.missing}
      text={say.missingText}
      action={
        <>
          <ShellLink path="/quran" className={buttonClass()}>
            {say.all}
          </ShellLink>
          <ShellLink path="/quran/1/al-fatihah" className={buttonClass({ variant: 'secondary' })}>
            {say.first}
          </ShellLink>
        </>
      }
    />
  )
}
