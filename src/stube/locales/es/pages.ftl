### Páginas sobre las reglas: lo que necesitan las propias hojas.

rules-ways = Reglas y aprendizaje
rules-unfit = ahora no encaja
rules-came = nuevo
rules-went = desaparece
rules-nothing = En las reglas escritas no cambia nada.
rules-asking = Lo estoy mirando…
rules-undo = Volver a: { $value }
rules-mend = Esto encajaría:
rules-seats = { $count } asientos
rules-legend-ours = completado por nosotros
rules-legend-unconfirmed = sin confirmar
rules-only = Solo en: { $name }
rules-example-led = Se sale con: { $card }.
rules-examples = Cómo acaba una baza
rules-own-link = Hacer o abrir reglas propias
advice-open = Viejos consejos
past-open = Abrir un registro
editor-changed =
    { $count ->
        [one] una regla distinta de { $preset }
       *[other] { $count } reglas distintas de { $preset }
    }

## Ways to the rulebook

lesson-open = Enséñame cómo se juega
lesson-offer = ¿Primera vez? Una mano para aprender
rulebook-open = Reglamento
rulebook-why-card = ¿Por qué no? Regla { $clause }
lesson-rule = Para leer: regla { $clause }

## offline.html

offline-title = Sin conexión con Stube
offline-text = La mesa no responde. Tu asiento sigue siendo tuyo: vuelve a cargar la página cuando tengas red.
