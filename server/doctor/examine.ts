import { withConnection } from '../commands/with-database.ts'
import type { Config } from '../config.ts'
import { databaseFindings, unreachable } from './database.ts'
import type { Finding } from './finding.ts'
import { metricsFinding } from './metrics.ts'
import { addressesFinding, diskFinding, filesFinding, mailFinding } from './places.ts'
import { redisFinding } from './redis.ts'
import { readSettings, secretsFinding, servicesFinding } from './settings.ts'
import { waysFindings } from './ways.ts'

/** Everything a start would meet in this environment; without a valid configuration there is nothing else to look at. */
export async function examine(): Promise<Finding[]> {
  const { finding, config } = readSettings()
  if (!config) return [finding]
  return [
    finding,
    secretsFinding(config),
    await servicesFinding(config),
    addressesFinding(config),
    ...(await databaseFindingsAt(config)),
    await redisFinding(config),
    metricsFinding(config),
    await filesFinding(config),
    await mailFinding(config),
    await diskFinding(config),
  ]
}

async function databaseFindingsAt(config: Config): Promise<Finding[]> {
  try {
    return await withConnection(config, async (connection) => [
      ...(await databaseFindings(connection, config)),
      ...(await waysFindings(connection, config)),
    ])
  } catch (error) {
    return [unreachable(error)]
  }
}
