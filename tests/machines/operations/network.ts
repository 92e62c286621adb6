import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { command, endAtExit, mount } from '../machine.ts'
import { Debian } from '../walk/debian.ts'

/** Packages of Debian that the manual's tasks name, and what an installation of Debian has anyway. */
const packages =
  'systemd,systemd-sysv,dbus,curl,openssl,caddy,nginx-light,postgresql,logrotate,iproute2,ca-certificates'

/** The machines of the manual, in one network without a way out of it: two servers, and a balancer in front of them. */
export interface Network extends Disposable {
  readonly first: Debian
  readonly second: Debian
  readonly balancer: Debian
}

/** Addresses of the servers, as the manual has them. */
export const addresses = { first: '10.0.0.1', second: '10.0.0.2', balancer: '10.0.0.9' } as const

/** Makes the files that the machines have in common. */
export function installBase(folder: string): void {
  Debian.install(folder, packages.split(','))
  // Where both are installed, each takes port 80 at the start.
  command('.', 'systemctl', [`--root=${folder}`, 'disable', '--quiet', 'nginx'])
}

/** @param home folder for what the machines write; nothing of it gets into `base` */
export async function startNetwork(base: string, home: string): Promise<Network> {
  const ends: Disposable[] = []
  const start = async (name: keyof typeof addresses): Promise<Debian> => {
    const [root, upper, work] = ['root', 'upper', 'work'].map(part => join(home, name, part))
    for (const folder of [upper, work]) mkdirSync(folder ?? '', { recursive: true })
    const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`
    ends.push(mount(['-t', 'overlay', '-o', layers, 'overlay'], root ?? ''))
    const machine = await Debian.start(root ?? '', { systemd: true })
    ends.push(machine)
    machine.write('etc/hosts', `127.0.0.1 localhost ${name} www.example.com previews.example.net\n`)
    return machine
  }
  const balancer = await start('balancer')
  const first = await start('first')
  const second = await start('second')
  const ip = (machine: Debian, words: string) =>
    command('.', 'nsenter', ['-t', `${machine.pid}`, '-n', 'ip', ...words.split(' ')])
  ip(balancer, 'link add net type bridge')
  ip(balancer, `addr add ${addresses.balancer}/24 dev net`)
  ip(balancer, 'link set net up')
  for (const [name, machine] of [
    ['first', first],
    ['second', second],
  ] as const) {
    ip(balancer, `link add ${name} type veth peer name net netns ${machine.pid}`)
    ip(balancer, `link set ${name} master net up`)
    ip(machine, `addr add ${addresses[name]}/24 dev net`)
    ip(machine, 'link set net up')
  }
  const end = endAtExit(() => {
    for (const one of ends.reverse()) one[Symbol.dispose]()
  })
  return { first, second, balancer, [Symbol.dispose]: end }
}
