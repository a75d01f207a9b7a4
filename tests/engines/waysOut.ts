/** Every way in which a page could send data, each with its own address where the data would arrive. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Where an attempt is sent: the parameter `to` of its code */
export interface Target {
  /** on another origin */
  readonly url: string;
  readonly webSocket: string;
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
  /** on the page's own origin */
  readonly own: string;
}

export interface WayOut {
  readonly name: string;
  /** Runs in the page: the body of an async function with the parameter `to` */
  readonly code: string;
  /** It leaves the page. */
  readonly leaves?: true;
}

const way = (name: string, code: string): WayOut => ({ name, code });
const leaving = (name: string, code: string): WayOut => ({ name, code, leaves: true });
const element = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), { ${properties} }))`;
const peer = (scope: string, server: string) =>
  `const peer = new ${scope}.RTCPeerConnection({ iceServers: [${server}] });
   (window.peers ??= []).push(peer);
   peer.createDataChannel('x');
   await peer.setLocalDescription(await peer.createOffer());`;
const STUN = '{ urls: `stun:${to.host}:${to.udpPort}` }';
const TURN = "{ urls: `turn:${to.host}:${to.tcpPort}?transport=tcp`, username: 'x', credential: 'x' }";
const BLANK_FRAME = `const frame = document.body.appendChild(document.createElement('iframe'));`;

export const WAYS_OUT: readonly WayOut[] = [
  way('`fetch`', "await fetch(to.url, { method: 'POST', body: 'x', mode: 'no-cors' })"),
  way('`fetch`, to the site’s own server', "await fetch(to.own, { method: 'POST', body: 'x' })"),
  way('`fetch`, from a blank frame', `${BLANK_FRAME} await frame.contentWindow.fetch(to.url, { mode: 'no-cors' })`),
  way('`XMLHttpRequest`', "const x = new XMLHttpRequest(); x.open('POST', to.url); x.send('x')"),
  way('`sendBeacon`', "navigator.sendBeacon(to.url, 'x')"),
  way('`ping` of a link', "Object.assign(document.createElement('a'), { href: '#x', ping: to.url }).click()"),
  way('`WebSocket`', 'new WebSocket(to.webSocket)'),
  way('`EventSource`', 'new EventSource(to.url)'),
  way('`WebTransport`', 'await new WebTransport(`https://${to.host}:${to.udpPort}/`).ready'),
  leaving('Form', `${element('form', "id: 'way', method: 'post', action: to.url")}; document.forms.way.submit()`),
  way('Image', 'new Image().src = to.url'),
  way('Image, from the site’s own server', 'new Image().src = to.own'),
  way('Image named in a style', "document.body.style.backgroundImage = `url('${to.url}')`"),
  way('Style sheet', element('link', "rel: 'stylesheet', href: to.url")),
  way('Font', "await new FontFace('x', `url('${to.url}')`).load()"),
  way('Audio or video', 'new Audio(to.url).load()'),
  way('Script', element('script', 'src: to.url')),
  way('`import()`', 'await import(to.url)'),
  way(
    '`fetch`, from a worker of the page’s making',
    "new Worker(URL.createObjectURL(new Blob([`fetch('${to.url}', { mode: 'no-cors' })`])))",
  ),
  way(
    'Message to the service worker',
    `for (const message of [{ type: 'CACHE_URLS', payload: { urlsToCache: [to.url] } }, { type: 'KEEP', paths: [to.url] }])
       navigator.serviceWorker.controller.postMessage(message)`,
  ),
  way('Frame', element('iframe', 'src: to.url')),
  way('Object', element('object', 'data: to.url')),
  way('`prefetch`', element('link', "rel: 'prefetch', href: to.url")),
  way('`preload`, as fetch', element('link', "rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: to.url")),
  way('`preload`, as image', element('link', "rel: 'preload', as: 'image', href: to.url")),
  way('`modulepreload`', element('link', "rel: 'modulepreload', href: to.url")),
  way('`preconnect`', element('link', "rel: 'preconnect', href: to.url")),
  way('WebRTC, by STUN', peer('window', STUN)),
  way('WebRTC, by TURN', peer('window', TURN)),
  way('WebRTC, from a blank frame', `${BLANK_FRAME} ${peer('frame.contentWindow', STUN)}`),
  leaving('Going to another page', 'location.href = to.url'),
];

/** The place where one attempt would arrive */
export interface Sink {
  readonly target: Omit<Target, 'own'>;
  /** The most that has arrived so far: an empty connection, or data */
  readonly arrived: () => 'connection' | 'data' | undefined;
  readonly close: () => void;
}

export async function openSink(): Promise<Sink> {
  const opened: Socket[] = [];
  let packets = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' }).end('<p>Arrived');
  });
  server.on('connection', (one) => void opened.push(one));
  const socket = createSocket('udp4', () => void packets++);
  await Promise.all([once(server.listen(0), 'listening'), once(socket.bind(0), 'listening')]);
  const tcpPort = (server.address() as AddressInfo).port;
  return {
    target: {
      url: `http://127.0.0.1:${tcpPort}/`,
      webSocket: `ws://127.0.0.1:${tcpPort}/`,
      host: ownAddress(),
      tcpPort,
      udpPort: socket.address().port,
    },
    arrived: () => {
      if (packets > 0 || opened.some(({ bytesRead }) => bytesRead > 0)) return 'data';
      return opened.length > 0 ? 'connection' : undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      socket.close();
    },
  };
}

/** A non-loopback address of this machine, because WebRTC ignores loopback addresses. No packet leaves the machine. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
