import { RecommendedBy } from '../../../components/recommended-by.tsx'
import { Alert } from '../../../ui/alert.tsx'
import type { Shown } from '../load.server.ts'

/** Who recommended the package, why it is off sale, that it is a preview: few pages need any of it. */
export function Notices({ shown: { head, offSale, preview, say } }: { shown: Shown }) {
  return (
    <div className="layout flex flex-col gap-3 pt-4">
      {preview && <Alert title={preview} />}
      {head.consultant && <RecommendedBy text={head.consultant} />}
      {offSale && (
        <Alert tone="danger" title={say.offSale}>
          {offSale}
        </Alert>
      )}
    </div>
  )
}
