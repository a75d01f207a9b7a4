/** What is published about buying a used Olympus. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'olympus-om-d-e-m1': {
    faults: {
      'strap-lugs': { part: 'strap-lug', evidence: 'owner-case', sources: ['em1-lug'] },
      dials: { part: 'dial', evidence: 'owner-case', sources: ['em1-dial'] },
      'battery-cover': { part: 'doors', evidence: 'owner-case', sources: ['em1-batt', 'em1-door'] },
    },
    repairs: {
      'rear-dial': {
        part: 'dial',
        price: 240,
        currency: 'USD',
        date: '2017-09',
        place: 'Olympus USA',
        sources: ['em1-dial'],
      },
      'battery-cover': {
        part: 'doors',
        price: 13.5,
        currency: 'GBP',
        date: '2020-04',
        place: 'repairer named by Olympus UK',
        sources: ['em1-batt'],
      },
    },
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-om-d-e-m1-mark-ii': {
    faults: {
      burst: { part: 'shutter', evidence: 'owner-case', sources: ['em12-dead'] },
    },
    repairs: {
      shutter: { part: 'shutter', date: '2020-03', place: 'Olympus USA, New Jersey', sources: ['em12-dead'] },
    },
  },
  'olympus-om-d-e-m1-mark-iii': {
    faults: {
      'gray-screen': { part: 'screen', evidence: 'owner-case', sources: ['em13-grey'] },
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': { date: '2014-06-24', kind: 'service-notice', about: 'grip', sources: ['em5-grip'] },
    },
    faults: {
      // A known fault.
      'first-frame': { part: 'shutter', evidence: 'owner-case', sources: ['em5-first'] },
      // Many reports.
      'screen-cracks': { part: 'screen', evidence: 'owner-case', sources: ['em5-crack'] },
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      hinge: { part: 'screen', evidence: 'owner-case', sources: ['em52-screen'] },
      power: { part: 'power', evidence: 'owner-case', sources: ['em52-power', 'em52-screen'] },
      'finder-spots': { part: 'viewfinder', evidence: 'owner-case', sources: ['em52-evf'] },
    },
    repairs: {
      'screen-and-power': {
        part: 'screen',
        price: [13_000, 22_000],
        currency: 'JPY',
        date: '2018-11',
        place: 'Olympus Japan',
        sources: ['em52-screen'],
      },
    },
  },
  'olympus-om-d-e-m5-mark-iii': {
    faults: {
      'power-lever': { part: 'power', evidence: 'owner-case', sources: ['em53-lever'] },
      'cold-shutter': { part: 'shutter', evidence: 'owner-case', sources: ['em53-cold'] },
    },
  },
  'olympus-om-d-e-m10': {
    faults: {
      'weak-battery': { part: 'battery', evidence: 'owner-case', sources: ['em10-batt'] },
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock': { date: '2015-09', kind: 'sales-stop', sources: ['em102-mount'] },
    },
    faults: {
      'lens-lock': { part: 'mount', evidence: 'maker-quoted', sources: ['em102-mount'] },
      hinge: { part: 'screen', evidence: 'owner-case', sources: ['em102-flex'] },
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
    repairs: {
      screen: {
        part: 'screen',
        priceFrom: 12_000,
        currency: 'JPY',
        date: '2020-06',
        place: 'Olympus Japan',
        sources: ['em102-flex'],
      },
    },
  },
  'olympus-pen-e-p5': {
    faults: {
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
      'anti-shock': { part: 'shutter', evidence: 'press', sources: ['oly-as', 'ep1-blur'] },
    },
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-e-5': {
    faults: {
      'no-service': { part: 'service', evidence: 'maker-quoted', sources: ['e5-end1', 'e5-end2'] },
      'counter-reset': { part: 'counter', evidence: 'owner-case', sources: ['parm3'] },
    },
    repairs: {
      'service-end': { part: 'service', date: '2020-06', place: 'Olympus Japan', sources: ['e5-end1', 'e5-end2'] },
    },
  },
} as const satisfies BuyingFacts<'olympus'>;
