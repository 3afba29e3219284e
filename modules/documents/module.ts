export { deleteDocumentsOf } from './delete.ts'
export { isLinkGood, openDocument, signLink } from './open.ts'
export type { DocumentPort, DocumentPorts } from './ports.ts'
export { receiveDocument } from './receive.ts'
export { reviewDocument } from './review.ts'
export {
  type DocumentRow,
  findDocument as documentOf,
  hasDocuments,
  hasUnchecked,
  listDocuments as documentsOf,
  listOwners as documentOwners,
} from './store.ts'
