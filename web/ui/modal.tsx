import { type ReactNode, useId } from 'react'
import { X } from '#web/ui/icons/icons.ts'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useIsScripted } from './use-is-scripted.ts'
import { useModal } from './use-modal.ts'

export type ModalProps = {
  title: ReactNode
  closeLabel: string
  /** Leave out to let a button with `opensModal(id)` open it. */
  open?: boolean
  /** Called after it closed by whichever way: button, Escape, a press beside it. */
  onClose?: () => void
  id?: string
  footer?: ReactNode
  children: ReactNode
}

/** The ground of Dialog and Sheet: a native modal with a heading, a way out, and a body that scrolls by itself. */
export function Modal(props: ModalProps & { className: string }) {
  const { title, closeLabel, open, onClose, id, footer, children, className } = props
  const ref = useModal(open)
  const titleId = useId()
  const isScripted = useIsScripted()
  return (
    <dialog
      ref={ref}
      id={id}
      // Before scripts an open dialog stands in the page; afterwards the browser alone owns the attribute.
      open={isScripted ? undefined : open}
      closedby="any"
      aria-labelledby={titleId}
      // The event comes late: by then it may be open again, as when React mounts twice in development.
      onClose={({ target, currentTarget }) => target === currentTarget && !currentTarget.open && onClose?.()}
      className={cx(
        'modal z-40 hidden flex-col bg-paper text-ink shadow-floating backdrop:bg-shade/60 backdrop:opacity-0 backdrop:transition-opacity backdrop:duration-200 open:flex open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
        className,
      )}
    >
      <Head titleId={titleId} title={title} closeLabel={closeLabel} />
      {/* With its buttons outside it, what scrolls may hold nothing that takes the focus: keys must reach it. */}
      <div
        {...(footer ? { role: 'group', tabIndex: 0, 'aria-labelledby': titleId } : {})}
        className="modal-body p-[min(1.25rem,5.5vw)] sm:p-6"
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </dialog>
  )
}

function Head({ titleId, title, closeLabel }: { titleId: string; title: ReactNode; closeLabel: string }) {
  return (
    <header className="flex items-start justify-between gap-3 border-line border-b py-3 ps-[min(1.25rem,5.5vw)] pe-2 sm:ps-6">
      <h2 id={titleId} className="self-center text-lg sm:text-xl">
        {title}
      </h2>
      <form method="dialog">
        <IconButton type="submit" label={closeLabel} icon={<X className="size-5" />} />
      </form>
    </header>
  )
}
