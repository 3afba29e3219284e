import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { linkClass } from '../../ui/link-class.ts'

/** What can be done about it, beside a notice. */
export const actionClass = cx(linkClass(), 'inline-flex min-h-11 items-center')

type NoticeProps = { icon: ReactNode; text: string; children?: ReactNode }

/** News of the network, of the server or of newer versions, in the bar of notices. */
export function Notice({ icon, text, children }: NoticeProps) {
  return (
    <div className="pointer-events-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 rounded-md bg-paper px-4 py-1 sm:flex-nowrap text-ink text-sm shadow-floating ring-1 ring-line [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <p className="min-w-0 flex-1 basis-[min(9rem,60vw)] py-2 font-medium sm:basis-auto">{text}</p>
      {children}
    </div>
  )
}
