import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that serve a build's files, by the file of rules that the build writes for each. */
export const staticHosts = {
  nginx: {
    program: ['nginx', '/usr/sbin/nginx'],
    words: (folder: string, port: number, build: string) => {
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
        events {}
        http {
          access_log off;
          client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
          uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
          server { listen 127.0.0.1:${port}; root ${build}/client; include ${build}/hosts/nginx.conf; }
        }`,
      )
      return ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
    },
  },
  caddy: {
    program: ['caddy', '/usr/bin/caddy'],
    words: (folder: string, port: number, build: string) => {
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	root * ${build}/client
	import ${build}/hosts/Caddyfile
}
`,
      )
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    },
  },
}

/** The first of some programs that is installed. */
export const findProgram = (names: readonly string[]): string | undefined =>
  names.find(name => !spawnSync(name, ['version']).error)
