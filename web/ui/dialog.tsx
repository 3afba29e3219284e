import { cx } from './class-names.ts'
import { Modal, type ModalProps } from './modal.tsx'

export type DialogProps = ModalProps & { size?: 'md' | 'lg' }

const sizes = { md: 'w-[min(32rem,calc(100vw-2rem))]', lg: 'w-[min(48rem,calc(100vw-2rem))]' } as const

/** A question or a short form in the middle of the screen. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      className={cx(
        'm-auto max-h-[min(48rem,calc(100dvh-2rem))] rounded-lg transition duration-200 ease-calm starting:open:translate-y-3 starting:open:opacity-0',
        sizes[size],
      )}
    />
  )
}
