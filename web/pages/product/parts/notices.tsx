import { Alert } from '../../../ui/alert.tsx'
import type { Shown } from '../load.server.ts'

/** Who recommended the package, and why it is off sale: few pages need either. */
export function Notices({ shown: { head, offSale, say } }: { shown: Shown }) {
  return (
    <div className="layout flex flex-col gap-3 pt-4">
      {head.consultant && <Alert title={head.consultant} />}
      {offSale && (
        <Alert tone="danger" title={say.offSale}>
          {offSale}
        </Alert>
      )}
    </div>
  )
}
