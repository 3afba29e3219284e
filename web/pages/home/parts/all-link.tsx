import { ArrowRight } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { linkClass } from '../../../ui/link-class.ts'

/** From a taste to the whole. */
export function AllLink({ path, text }: { path: string; text: string }) {
  return (
    <p>
      <ShellLink path={path} className={`${linkClass()} link-row`}>
        {text}
        <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </ShellLink>
    </p>
  )
}
