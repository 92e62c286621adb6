import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../freePort.ts'
import { acknowledged, Client, type PreparedLead, prepareLeads } from '../client.ts'
import { createBenchDatabase } from '../database.ts'
import { doubled, Findings, lost, type Proof, percentile, round } from '../proof.ts'
import type { Patch } from '../sabotages.ts'
import { environment, underLoad, visit } from '../serverProcess.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const UPGRADES = 4
/** Visitors who come one after the other, each on a connection of its own. */
const VISITORS = 8
const LEADS = 120

/**
 * As systemd does with `site.socket`: opens the port, hands it to each server that it starts, one after the other, and
 * serves no one itself. It starts the next one when it reads a line, and ends with its input.
 */
const holder = `
use IO::Socket::INET; use Fcntl; use POSIX ();
$SIG{CHLD} = 'DEFAULT';
my ($port, $handover, @command) = @ARGV;
my $socket;
if ($handover) {
  $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $port, Listen => 4096, ReuseAddr => 1) or die $!;
  POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
  my $kept = IO::Handle->new_from_fd(3, 'r');
  fcntl($kept, F_SETFD, 0);
}
my $child;
sub start {
  $child = fork();
  return if $child;
  if ($handover) { $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$; }
  exec @command;
}
sub stop { kill 'TERM', $child; waitpid $child, 0; }
start();
while (<STDIN>) { stop(); start(); }
stop();
`

/**
 * Versions follow one another on one database while visitors read pages and send forms: all are answered, and what was
 * acknowledged is stored once. Sabotaged servers open the port themselves, so that between two no one listens.
 */
export async function upgrade(sabotage: readonly Patch[]): Promise<Proof> {
  const database = await createBenchDatabase('sqlite')
  const port = await freePort()
  const manager = spawn(
    'perl',
    ['-e', holder, String(port), sabotage.length > 0 ? '' : '1', process.execPath, 'scripts/serve.mjs'],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: environment({ ...database.env, ...underLoad, PORT: String(port), HOST: '127.0.0.1' }, sabotage),
    },
  )
  const servers = startsOf(manager)
  await servers.reach(1)
  const times: number[] = []
  let refused = 0
  let over = false
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!over) {
      const time = await visit(port)
      if (time === null) refused += 1
      else times.push(time)
    }
  })
  const kept: string[] = []
  const senders = prepareLeads(LEADS, 'upgrade').then(leads => sendAll(leads, port, kept, () => over))
  for (let count = 0; count < UPGRADES; count += 1) {
    await wait(1000)
    manager.stdin?.write('next\n')
    await servers.reach(count + 2)
  }
  await wait(1000)
  over = true
  const unsent = await senders
  await Promise.all(visitors)
  manager.stdin?.end()
  await once(manager, 'exit')
  const stored = await database.emails()
  await database.remove()

  const findings = new Findings()
  findings.require(refused === 0, `${refused} visitors were not answered`)
  findings.require(unsent === 0, `${unsent} forms were not answered`)
  findings.require(lost(kept, stored).length === 0, `${lost(kept, stored).length} acknowledged leads are lost`)
  findings.require(doubled(stored) === 0, `${doubled(stored)} leads are stored twice`)
  return {
    figures: {
      changes: UPGRADES,
      visits: times.length,
      'not answered': refused,
      'leads acknowledged': kept.length,
      'median, ms': round(percentile(times, 0.5)),
      'longest, ms': round(Math.max(...times)),
    },
    faults: findings.faults,
  }
}

/** Sends the leads one after the other, each on a connection of its own. @returns how many got no answer */
async function sendAll(
  leads: readonly PreparedLead[],
  port: number,
  kept: string[],
  over: () => boolean,
): Promise<number> {
  let unsent = 0
  for (const lead of leads) {
    if (over()) break
    const client = new Client(port, 1)
    if (acknowledged(await client.postLead(lead))) kept.push(lead.email)
    else unsent += 1
    client.close()
  }
  return unsent
}

/** Counts the servers that have started, by what they print. */
function startsOf(manager: ChildProcess) {
  let started = 0
  let check = () => {}
  let log = ''
  manager.stdout?.setEncoding('utf8').on('data', chunk => {
    log += chunk
    started = log.split('Serving the site on').length - 1
    check()
  })
  return {
    reach: (count: number) =>
      new Promise<void>((resolve, reject) => {
        manager.once('exit', how => reject(new Error(`The site ended (${how}):\n${log}`)))
        check = () => {
          if (started >= count) resolve()
        }
        check()
      }),
  }
}
