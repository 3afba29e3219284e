/** No further try can deliver it: there is no such recipient, or the other side will never take such a message. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
