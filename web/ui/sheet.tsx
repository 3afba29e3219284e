import { Modal, type ModalProps } from './modal.tsx'

/** Rises from the bottom of a phone; a panel at the end side of a wide screen. */
export function Sheet(modal: ModalProps) {
  return (
    <Modal
      {...modal}
      className="mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-full rounded-t-lg transition duration-250 ease-calm md:ms-auto md:me-0 md:mt-0 md:h-dvh md:max-h-dvh md:w-[28rem] md:rounded-none md:rounded-s-lg starting:open:translate-y-full md:starting:open:translate-x-full md:starting:open:translate-y-0 rtl:md:starting:open:-translate-x-full"
    />
  )
}
