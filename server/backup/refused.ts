/** What stops a backup or a restore before it has changed anything; the message says what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** What stopped one on its way; the message says where that leaves us. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
}
