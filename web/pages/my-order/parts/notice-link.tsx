import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'

export function NoticeLink({ label, path }: { label: string; path: string }) {
  return (
    <ShellLink path={path} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
      {label}
    </ShellLink>
  )
}
