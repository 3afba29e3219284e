import { linkClass } from '../../../ui/link-class.ts'
import type { ShownEvidence } from './evidence.server.ts'

/** Opens the file by itself: it is no page of the console. */
export function EvidenceLink({ file }: { file: ShownEvidence }) {
  return (
    <a href={file.href} target="_blank" rel="noopener" className={`${linkClass()} [overflow-wrap:anywhere]`}>
      {`${file.name} (${file.size})`}
    </a>
  )
}
