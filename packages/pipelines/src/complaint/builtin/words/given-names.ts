/**
 * Given names, so that a person's name can be told from a noun with a capital. Names that are also words ("Will",
 * "Rosa", "Mark") are left out.
 */
const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const MENS_NAMES: ReadonlySet<string> = names(`
Aaron Abdel Abdou Adam Adrian Adrián Adrien Ahmed Alain Alan Albert Alberto Alejandro Alessandro Alex Alexander Alexandre Alexis Alfred
Alfredo Ali Alois Álvaro Amadou Amir Anas Anders Andreas André Andreu Andrew Andrés Andy Angelo Anselm Anthony Antoine Anton Antonio
Antony Ariel Aristide Arjun Armando Arne Arnaud Arthur Arturo Aurélien Axel Aziz Baptiste Bastian Bastien Ben Benedikt Beni Benito
Benjamin Benjamín Benoît Beppe Bernard Bernardo Bernd Bernhard Bilal Björn Boris Brandon Brian Bruno Callum Camilo Carl Carlo Carlos
Casper César Charles Charlie Chris Christian Christoph Christophe Christopher Claas Claudio Clemens Colin Connor Cornelius Cristian
Cristóbal Cyril Damian Damien Daniel Daniele Danny Dario Darío Darren Dave David Davide Declan Denis Dennis Derek Didier
Diego Dieter Dietmar Dimitri Dirk Dmitri Dominic Dominik Dominique Dylan Eduardo Edward Edwin Elias Elías Elliot Emil Emile Émile
Emiliano Emilio Emir Emmanuel Enrique Enzo Eric Éric Erik Ernesto Erwin Esteban Etienne Étienne Eugen Eugenio Evan Fabian Fabien Fabio
Fabrice Federico Felipe Felix Félix Ferdinand Fernando Filip Finn Florent Florian Francesco Francis Francisco Franck François Franz
Fred Frederic Frédéric Frederik Fritz Gabin Gabriel Gareth Gary Gaspard Gaston Gavin Geoffrey George Georg Georges Gerald Gérard
Gerardo Gerd Gerhard Giovanni Giulio Gonzalo Gordon Graham Greg Gregor Grégory Guido Guilherme Guillaume Guillermo Gustav
Gustavo Gábor Günter Günther Hamza Hannes Hans Harald Harry Harvey Hassan Heiko Heiner Heinrich Heinz Helmut Hendrik Henri Henrik Henry
Hernán Holger Horst Hubert Hugo Ian Ibrahim Ignacio Igor Imran Ingo Isaac Isidro Ismael Ivan Iván Jacob Jacques Jaime Jakob James Jamie
Jannik Jared Jason Javi Javier Jeff Jens Jeremy Jérôme Jesse Jim Jimmy Joachim Joaquín Jochen Joe Joel Johan Johann Johannes John
Johnny Jon Jonas Jonathan Jordi Jorge Joris Josef Joseph Josh Joshua José Juan Jules Julian Julián Julien Jürgen Jörg Kamal Karim
Karl Karsten Keith Kenneth Kevin Kilian Klaus Konrad Konstantin Kurt Kyle Lars Laurent Leander Leif Lennart Leo Leon Leonard
Leonardo Leopold Levi Lewis Liam Loïc Lorenz Lorenzo Louis Luc Luca Lucas Lucien Ludwig Luigi Luis Lukas Luke Maël Malik Mamadou Manfred
Manolo Manuel Marc Marcel Marcelo Marco Marcos Marcus Marek Mariano Mario Marius Markus Martin Martín Marvin Mateo Mathieu Mathis
Matt Matteo Matthew Matthias Matthieu Mattia Mauricio Mauro Maxim Maxime Maximilian Mehdi Mehmet Michael Michel Miguel Mike Mohamed
Mohammed Moritz Moussa Mustafa Nacho Nahuel Nathan Neil Niall Nico Nicolas Nicolás Nigel Nikolas Niklas Nils Noah Noé Norbert Octavio
Oleg Oliver Olivier Omar Oscar Óscar Oskar Oswald Otto Owen Pablo Paco Pascal Patrice Patricio Patrick Paul Paulo Pavel Pedro Pepe Peter
Phil Philip Philipp Philippe Pierre Pietro Quentin Rafa Rafael Ralf Ralph Ramiro Ramón Raoul Raphael Raphaël Raúl Rémi Rémy Renato
René Ricardo Richard Robert Roberto Robin Rodrigo Roger Roland Rolf Romain Romeo Ronald Ronan Ronny Rory Ruben Rubén Rüdiger
Rudi Rudolf Rupert Russell Ryan Salim Salvador Sam Samir Samuel Sandro Santi Santiago Saúl Scott Sean Sebastian Sebastián
Sébastien Selim Serge Sergei Sergio Seth Silas Simon Simón Stan Stefan Stefano Stéphane Stephan Stephen Steve Steven Stuart Sven
Sylvain Tariq Théo Theo Theodor Thibault Thierry Thomas Thorsten Tim Timo Timothée Tobi Tobias Toby Tom Tomas Tomás Tommy Toni Tony
Torben Torsten Tristan Udo Ulf Ulrich Uwe Valentin Valentín Viktor Victor Vincent Vicente Vikram Vladimir Walter Wayne Werner Wilhelm
William Wolfgang Xavi Xavier Yann Yannick Youssef Yusuf Yves Zach
`);

export const WOMENS_NAMES: ReadonlySet<string> = names(`
Abby Abigail Ada Adela Adèle Adriana Agathe Agnes Agnès Agustina Aicha Aïcha Ainhoa Aisha Aitana Alejandra Alexandra Alice Alicia Alina
Aline Alison Amanda Amélie Amelie Amina Amy Ana Anaïs Anastasia Andrea Ángela Angela Angelika Angélique Anita Anja Anke Ann
Anna Annalena Anne Anneke Annette Annika Antje Antonia Ariane Astrid Aude Audrey Aurélie Ayşe Azra Barbara Bárbara Beatrice
Beatrix Beatriz Becky Bérénice Berta Beth Bettina Bianca Birgit Brenda Brigitte Britta Camila Camille Carina Carla Carmen
Carolin Carolina Caroline Cassandra Catalina Caterina Catherine Cécile Cecilia Céline Chantal Charlotte Chiara Chloe Chloé
Christa Christelle Christiane Christina Christine Cindy Clara Clarissa Claudia Clémence Coline Constanze Cora Coralie Corinna Corinne
Cristina Dagmar Daniela Danielle Daphne Deborah Delphine Denise Diane Dora Doris Dorothea Dorothée Edith Eileen Elena Eleonora
Eleanor Élise Elisa Elisabeth Elke Ella Ellen Éloïse Elodie Élodie Elsa Emily Emilie Émilie Emma Encarna Erica Erika Esma Estelle Ester
Esther Eugénie Eva Évelyne Eve Evelyn Fabienne Fanny Fatima Fátima Fatou Federica Felicia Fernanda Fiona Flavia Franziska Frauke Freya Frida Frieda Friederike Gabi Gabriela Gabriele Gabrielle Gaëlle Geraldine Gerda Gertrud Gina Gisela Giulia
Greta Gretchen Gudrun Hanna Hannah Hannelore Hayley Hazal Heather Heidi Heike Helen Helena Helene Hélène Helga Henriette Hilda
Hildegard Inés Ines Inès Inga Ingrid Irene Irina Irma Isabel Isabella Isabelle Isolde Ivana Ivonne Jacqueline Jana Jane Janet
Janina Janine Jeanne Jelena Jennifer Jenny Jessica Jessie Jill Joana Joanna Johanna Josefine Joséphine Joyce Juana Judith Julia
Juliana Julie Juliette Justine Jutta Karen Karin Karina Karla Karolina Kate Katharina Katherine Kathrin Katie Katja Katrin Kerstin Kim
Kirsten Klara Konstanze Laetitia Lara Larissa Laura Laure Laurine Layla Lea Léa Leila Lena Leni Leonie Léonie Leonor Leticia Lidia
Lieselotte Lina Lisa Lise Liselotte Lola Lorena Lorraine Louisa Louise Lucía Lucia Lucie Lucille Lucy Luisa Luise Lydia
Lydie Macarena Maddie Madeleine Magali Magdalena Maïté Maja Manon Manuela Mareike Margarete Margarita Margaux Margot Margret
Marguerite Maria María Mariam Mariana Marianne Marie Marion Marisa Marisol Marlene Marlène Marta Martha Martina Martine Mathilde
Matilda Maya Meike Melanie Mélanie Melissa Merle Mia Micaela Michaela Michelle Mila Milena Mina Miranda Miriam Mireille
Mireia Mirjam Molly Mona Monica Mónica Monika Monique Montse Muriel Myriam Nadia Nadine Nadja Naïma Naomi Natalia Natalie Natascha
Natasha Nathalie Nele Nerea Nicole Nicoletta Nina Noelia Noémie Nora Noor Nour Nuria Núria Odette Odile Olga Olivia Ophélie Pamela Paola Pascale Patricia Patrizia Paula Paulina Pauline Petra Philippa Priya Rachel Rafaela Rahel Ramona Raquel Rebeca Rebecca
Regina Renata Renate Renée Rita Roberta Romane Rosalie Roxane Ruth Sabine Sabrina Salimata Salma Samantha Samira Sandra Sandrine
Sara Sarah Saskia Selina Severine Séverine Sheila Shirley Sibylle Sigrid Silke Silvia Simona Simone Sina Siobhan Sofi Sofía Sofia
Solène Sonia Sonja Sophia Sophie Stefanie Stephanie Stéphanie Steffi Susan Susana Susanna Susanne Suzanne Svenja Svetlana Sylvia
Sylvie Tamara Tania Tanja Tasha Tatiana Teresa Tessa Thea Theresa Thérèse Tilda Tina Tracy Trudi Ulla Ulrike Ursula Ute Valentina
Valeria Valérie Vanesa Vanessa Vera Verena Verónica Véronique Vicky Viktoria Virginie Vivian Viviane Waltraud Wendy Wiebke
Wilma Xenia Ximena Yara Yasemin Yasmin Yasmina Yolanda Yvette Yvonne Zeynep Zoe Zoé
`);
